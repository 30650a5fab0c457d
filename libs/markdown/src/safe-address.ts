const allowed = ['http:', 'https:', 'mailto:', 'tel:'];

/** The address of a link that a note may open: of a website, a mailbox or a phone; otherwise undefined. */
export function safeAddress(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { protocol, href: address } = new URL(href);
  return allowed.includes(protocol) ? address : undefined;
}
