import { type Html, html } from './html.js';

export interface Field {
  name: string;
  label: string;
  /** Beside the label, smaller. */
  remark?: string;
  /** Under the field, always there. */
  hint?: string;
  type?: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string;
  fault: string | undefined;
  isRequired?: boolean;
  isFocused?: boolean;
}

/** A labelled field; its hint and its fault are read with it. */
export function fieldPart(field: Field): Html {
  const { name, label, remark, hint, type = 'text', autocomplete, value, fault } = field;
  const describedBy = [fault && `${name}-fault`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}${remark && html` <span class="remark">${remark}</span>`}</label>
    <div class="input">
      <input
        id="${name}"
        name="${name}"
        type="${type}"
        autocomplete="${autocomplete}"
        ${value !== undefined && html`value="${value}"`}
        ${type !== 'password' && html`spellcheck="false"`}
        ${type === 'email' && html`autocapitalize="none" inputmode="email"`}
        ${field.isRequired && html`required`}
        ${field.isFocused && html`autofocus`}
        ${fault && html`aria-invalid="true"`}
        ${describedBy && html`aria-describedby="${describedBy}"`}
      />
    </div>
    ${fault && html`<p class="fault" id="${name}-fault">${fault}</p>`}
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}

/** What keeps a form from being taken, above it, read out at once. */
export function problemPart(title: string, text: Html | string): Html {
  return html`<div class="problem" role="alert">
    <strong>${title}</strong>
    <p>${text}</p>
  </div>`;
}

/** How long to wait, in the words of a person. */
export function waitText(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  if (minutes <= 1) return 'a minute';
  return minutes >= 60 ? 'an hour' : `${minutes} minutes`;
}
