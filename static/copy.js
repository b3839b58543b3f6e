// Commands of a page: copy buttons, and the choice of the shell, which the browser remembers.
for (const button of document.querySelectorAll('.command button')) {
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.parentElement.querySelector('code').textContent);
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  });
}

const KEY = 'favsmith.shell';
const choices = [...document.querySelectorAll('.shells input')];

const choose = shell => {
  for (const choice of choices) choice.checked = choice.value === shell;
};

/** Storage may be denied: the choice then lasts as long as the page. */
const stored = () => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

choose(stored() ?? (/^Win/.test(navigator.platform) ? 'powershell' : 'sh'));
addEventListener('change', ({ target }) => {
  if (!choices.includes(target)) return;
  choose(target.value);
  try {
    localStorage.setItem(KEY, target.value);
  } catch {}
});
