import { Field } from '#/components/field/index.ts';
import { Input } from '#/components/input/index.ts';
import { useWords } from '#/provider/ui-words.tsx';

interface NameFieldProps {
  /** What has to be written. */
  name: string;
  value: string;
  readOnly: boolean;
  onChange: (value: string) => void;
  onEnter: () => void;
}

/** Where a name has to be written. No form of its own: it may stand in one, which must not be sent. */
export function NameField({ name, value, readOnly, onChange, onEnter }: NameFieldProps) {
  const words = useWords('actions');
  return (
    <Field className="ui:mt-5" label={words.typeToConfirm(name)}>
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
