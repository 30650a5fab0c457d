// Runs before any file of the page is requested, as a part of the page.

/** Reports that the page's own script or stylesheet is missing or has the wrong hash: no other code can do it. */
function reportMissingFiles() {
  const rejected: { readonly address: string; readonly integrity: string }[] = [];
  // Browsers cache a bad response at such an address permanently, so a reload alone would get it again.
  const loadAgain = () => {
    const asked = rejected.map(({ address, integrity }) => fetch(address, { cache: 'reload', integrity }));
    void Promise.allSettled(asked).then(() => location.reload());
  };
  const showMessage = () => {
    if (document.querySelector('.start-failed')) return;
    const button = Object.assign(document.createElement('button'), { textContent: 'Load again' });
    button.addEventListener('click', loadAgain);
    const message = Object.assign(document.createElement('p'), { className: 'start-failed', role: 'alert' });
    message.append('Dayloom could not be loaded. ', button);
    document.querySelector('.boot')?.remove();
    document.body.prepend(message);
  };
  /** @param event does not bubble, but can be captured */
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.dataset['page'] === undefined) return;
    const file = target as HTMLElement & { src?: string; href: string; integrity: string };
    rejected.push({ address: file.src ?? file.href, integrity: file.integrity });
    if (document.readyState !== 'loading') showMessage();
    else document.addEventListener('DOMContentLoaded', showMessage, { once: true });
  };
  addEventListener('error', onError, true);
}

reportMissingFiles();
