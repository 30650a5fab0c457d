// Runs before the first paint: sets the stored theme, so that no other one flashes (TM5). Anything unreadable is light.
(() => {
  let theme = 'light';
  try {
    const stored = localStorage.getItem('theme-storage');
    if (stored === 'dark' || stored === 'cute' || stored === 'nature') theme = stored;
  } catch {}
  document.documentElement.dataset.theme = theme;
})();
