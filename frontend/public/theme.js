/* Runs before the first paint: puts a chosen colour scheme on <html>; without a choice the system decides. */
(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    /* Storage is blocked: the system's scheme applies. */
  }
})();
