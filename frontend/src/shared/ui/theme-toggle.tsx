import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { type ThemeChoice, chooseTheme, useThemeChoice } from '../theme/theme';

const CHOICES: { choice: ThemeChoice; label: string; Icon: typeof Sun }[] = [
  { choice: 'system', label: 'As the device', Icon: Monitor },
  { choice: 'light', label: 'Light', Icon: Sun },
  { choice: 'dark', label: 'Dark', Icon: Moon },
];

/** Three radio buttons in a row: the device's scheme, paper, or night. */
export function ThemeToggle() {
  const chosen = useThemeChoice();
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-full border border-edge p-0.5">
      <legend className="sr-only">Colour scheme</legend>
      {CHOICES.map(({ choice, label, Icon }) => (
        <label
          key={choice}
          title={label}
          className="relative grid size-8 cursor-pointer pointer-coarse:size-11 place-items-center rounded-full text-ink-soft hover:text-ink has-checked:bg-accent has-checked:text-on-accent forced-colors:has-checked:border-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={chosen === choice}
            onChange={() => chooseTheme(choice)}
            className="sr-only"
          />
          <Icon aria-hidden size={15} />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
