// Tells that the page's own script or stylesheet is missing, or was refused for its hash: nobody else is there to.
(() => {
  /** @type {{ address: string, integrity: string }[]} */
  const refused = [];
  // A bad answer under such an address is kept for good: a reload alone would meet it again.
  const loadAgain = () => {
    const asked = refused.map(({ address, integrity }) => fetch(address, { cache: 'reload', integrity }));
    void Promise.allSettled(asked).then(() => location.reload());
  };
  const tell = () => {
    if (document.querySelector('.start-failed')) return;
    const button = Object.assign(document.createElement('button'), { textContent: 'Load again' });
    button.addEventListener('click', loadAgain);
    const message = Object.assign(document.createElement('p'), { className: 'start-failed', role: 'alert' });
    message.append('Dayloom could not be loaded. ', button);
    document.querySelector('.boot')?.remove();
    document.body.prepend(message);
  };
  /** @param {Event} event which does not bubble, and can be caught on its way down */
  const onError = ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset.page === undefined) return;
    const file = /** @type {HTMLScriptElement & HTMLLinkElement} */ (target);
    refused.push({ address: file.src ?? file.href, integrity: file.integrity });
    if (document.readyState !== 'loading') tell();
    else document.addEventListener('DOMContentLoaded', tell, { once: true });
  };
  addEventListener('error', onError, true);
})();
