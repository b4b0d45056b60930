import { sendForm } from '#/island/calls.ts';
import { setText } from '#/island/elements.ts';
import type { LiveTexts } from '#/texts/types.ts';

/** Sends a form without leaving the page. What was written stays until it has arrived. */
export function enhanceForm(form: HTMLFormElement, texts: LiveTexts): void {
  const answer = form.querySelector('[data-answer]');
  const button = form.querySelector('[type="submit"]');
  let isSending = false;

  async function send(): Promise<void> {
    isSending = true;
    button?.setAttribute('aria-busy', 'true');
    setText(answer, texts.sending);
    const result = await sendForm(form);
    isSending = false;
    button?.removeAttribute('aria-busy');
    if (result === 'sent') {
      form.reset();
      setText(answer, form.dataset.message === 'request' ? texts.sentRequest : texts.sent);
    } else {
      setText(answer, result === 'tooMany' ? texts.tooMany : texts.notSent);
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending) void send();
  });
}

/** Whether something is written that a reload would lose. */
export const isWritten = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
