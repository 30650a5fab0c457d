// Runs before the first paint: sets the stored theme, so that no other theme flashes, and the last known settings
// and number of clocks in the header. Unreadable values mean the light theme and the defaults.
(() => {
  // The release puts the names of all themes here.
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
