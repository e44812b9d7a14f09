/** Addresses: places on this page, and Discord's own links rewritten to them. */

const DISCORD_LINK =
  /^https?:\/\/(?:(?:www|ptb|canary)\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** The part of the address that names a channel, and maybe a message in it. */
export function placeHash(channelId, messageId = null) {
  return `#/${channelId}${messageId ? `/${messageId}` : ""}`;
}

export const channelOf = (hash) => hash.split("/")[1];
export const messageOf = (hash) => hash.split("/")[2];

/** The address of the page as another person. */
export function personAddress(name) {
  return `/?as=${encodeURIComponent(name)}${location.hash}`;
}

/** Where a link leads: a place on this page, an outside address, or nowhere (null). */
export function target(url) {
  const place = DISCORD_LINK.exec(url);
  if (place) return { href: placeHash(place[1], place[2]), channel: place[1], local: true };
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  return { href: url, local: false };
}

/** Whether a file is served from here; the page loads nothing else. */
export function isOurs(url) {
  return URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;
}
