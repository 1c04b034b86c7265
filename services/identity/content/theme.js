/* Runs before the first paint: puts the colour scheme that was chosen in Parley on <html>. */
(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    /* Storage is blocked: the system's scheme applies. */
  }
})();
