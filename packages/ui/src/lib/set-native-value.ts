/**
 * Sets the value of an input as if typed: React overrides the element's own setter, so only the prototype's setter
 * and an `input` event trigger `onChange`.
 */
export function setNativeValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
