"""How other eyes see a picture: three kinds of colour blindness (Machado et al. 2009), and grey."""

from __future__ import annotations

from PIL import Image

_MATRICES = {
    "protan": (
        0.152286,
        1.052583,
        -0.204868,
        0.114503,
        0.786281,
        0.099216,
        -0.003882,
        -0.048116,
        1.051998,
    ),
    "deutan": (
        0.367322,
        0.860646,
        -0.227968,
        0.280085,
        0.672501,
        0.047413,
        -0.011820,
        0.042940,
        0.968881,
    ),
    "tritan": (
        1.255528,
        -0.076749,
        -0.178779,
        -0.078411,
        0.930809,
        0.147602,
        0.004733,
        0.691367,
        0.303900,
    ),
}
EYES = ("usual", *_MATRICES, "grey")


def seen_by(eye: str, image: Image.Image) -> Image.Image:
    if eye == "usual":
        return image
    if eye == "grey":
        return image.convert("L").convert("RGB")
    m = _MATRICES[eye]
    return image.convert("RGB", (*m[:3], 0, *m[3:6], 0, *m[6:], 0))
