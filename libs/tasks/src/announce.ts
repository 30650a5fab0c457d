let region: HTMLElement | undefined;

/** The region is in the page before its text: screen readers announce changes of one that they know. */
function regionOfPage(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('p');
  region.className = 'visually-hidden';
  region.role = 'status';
  document.body.append(region);
  return region;
}

/** Announces a text politely to screen readers, also if it is the same as before. */
export function announce(text: string) {
  const status = regionOfPage();
  status.textContent = '';
  requestAnimationFrame(() => (status.textContent = text));
}
