/*
 * Runs before the first paint: puts a chosen colour scheme on <html>; without a choice the system decides.
 * Where somebody signed in is expected, the still of the landing page is not for them (base.css).
 */
(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('parley.expects-account')) document.documentElement.dataset.account = 'expected';
  } catch {
    /* Storage is blocked: the system's scheme applies, and nobody is expected. */
  }
})();
