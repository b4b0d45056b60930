import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Around every form control: `Input`, `Select`, `Combobox`, `Textarea`, `ColorInput`, `FileUpload`.',
    '`count` where the length is limited: a slogan, a meta description.',
    '`action` for a link about this field: “Forgot password?”.',
  ],
  avoid: [
    'Around a single `Checkbox` or `Switch`: they have their own label.',
    'For several fields under one name: use `FormGroup`.',
    'To show a value: use `DescriptionList`.',
  ],
  anatomy: [
    ['Label', 'Names the control; a click focuses it.'],
    ['Optional mark', 'The word “optional” after the label.'],
    ['Action (optional)', 'At the end of the label line.'],
    ['Control', 'One control; it receives id, description, required and invalid state from the field.'],
    ['Hint', 'Format or effect, below the control.'],
    ['Error', 'Replaces the hint and marks the control invalid.'],
    ['Count (optional)', 'Used and allowed characters; announced when few are left.'],
  ],
  keys: [],
  do: [
    'Write the problem and its fix: “Port 8001 is in use. Choose another pair.”',
    'Put what people need before typing in the hint: “The name listeners see”.',
    'Mark the optional fields when most are required.',
  ],
  dont: [
    'Do not use the placeholder for the label or for help.',
    'Do not write “Invalid value” or “This field is required”: name the value, “Enter a server name.”',
    'Do not show an error before the user has left the field.',
  ],
};
