/* What makes the pages handier; all of them work without it. */
(function () {
  /* The answer to a form becomes a page like any other: the way back to it asks for it anew, and sends nothing again. */
  history.replaceState(null, '', location.href);

  /* A password that can be looked at. */
  document.querySelectorAll('input[type="password"]').forEach(function (input) {
    var button = document.createElement('button');
    button.type = 'button';
    button.className = 'reveal';
    button.setAttribute('aria-controls', input.id);
    function show(visible) {
      input.type = visible ? 'text' : 'password';
      button.textContent = visible ? 'Hide' : 'Show';
      button.setAttribute('aria-label', visible ? 'Hide password' : 'Show password');
    }
    button.addEventListener('click', function () {
      show(input.type === 'password');
      input.focus();
    });
    /* Sent as a password, so that browsers offer to keep it. */
    if (input.form) input.form.addEventListener('submit', show.bind(null, false));
    show(false);
    input.parentElement.append(button);
    input.parentElement.dataset.reveals = '';
  });

  /* A form is sent once, however often its button is pressed. */
  document.querySelectorAll('form[data-once]').forEach(function (form) {
    form.addEventListener('submit', function (event) {
      if (form.hasAttribute('aria-busy')) event.preventDefault();
      else form.setAttribute('aria-busy', 'true');
    });
    window.addEventListener('pageshow', function () {
      form.removeAttribute('aria-busy');
    });
  });

  /* A form that only carries the browser on. */
  var button = document.querySelector('[data-at-once] button[type="submit"]');
  if (button) button.form.requestSubmit(button);
})();
