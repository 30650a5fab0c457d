// Runs before the first paint: sets the stored theme, so that no other one flashes (TM5). Anything unreadable is light.
(() => {
  // The release puts the names of all themes in this place.
  const themes = /* themes */ ['light'];
  let theme = 'light';
  try {
    const stored = localStorage.getItem('theme-storage');
    if (stored && themes.includes(stored)) theme = stored;
  } catch {}
  document.documentElement.dataset.theme = theme;
})();
