const allowed = ['http:', 'https:', 'mailto:'];

/** The address of a link that a note may open: an absolute address of a website or a mailbox; otherwise undefined. */
export function safeAddress(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { protocol, href: address } = new URL(href);
  return allowed.includes(protocol) ? address : undefined;
}
