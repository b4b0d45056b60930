import { Field } from '#/components/field/index.ts';
import { Input } from '#/components/input/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

interface NameFieldProps {
  /** The name to type. */
  name: string;
  value: string;
  readOnly: boolean;
  onChange: (value: string) => void;
  onEnter: () => void;
}

/** Text field for the confirmation name. It renders no form element because it may be nested in one. */
export function NameField({ name, value, readOnly, onChange, onEnter }: NameFieldProps) {
  const labels = useLabelGroup('actions');
  return (
    <Field className="ui:mt-5" label={labels.typeToConfirm(name)}>
      <Input
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
        readOnly={readOnly}
        spellCheck={false}
        value={value}
      />
    </Field>
  );
}
