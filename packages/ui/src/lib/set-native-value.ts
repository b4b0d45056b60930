/**
 * Writes into an input as if a person had: React watches the setter of the element itself, so that only the prototype's
 * own setter and an `input` event reach `onChange`, controlled or not.
 */
export function setNativeValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
