// Runs before the first paint: sets the stored theme, so that no other one flashes, and what this device heard
// last of the user's settings and of the clocks in the header. Anything unreadable is light, and the default.
(() => {
  // The release puts the names of all themes in this place.
  const themes = /* themes */ ['light'];
  const page = document.documentElement.dataset;
  page.theme = 'light';
  try {
    const stored = localStorage.getItem('theme-storage');
    if (stored && themes.includes(stored)) page.theme = stored;
    const [density, dayStart, locale, areasOff] = (localStorage.getItem('settings-storage') ?? '').split(' ');
    if (density) page.density = density;
    if (dayStart) page.dayStart = dayStart;
    if (locale) page.locale = locale;
    if (areasOff) page.areasOff = areasOff;
    const clocks = localStorage.getItem('clocks-storage');
    if (clocks) page.clocks = clocks;
  } catch {}
})();
