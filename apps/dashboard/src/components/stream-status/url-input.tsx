import { limits } from '@unmuted/api';
import { Input } from '@unmuted/ui/input';

export interface UrlInputProps {
  value: string;
  onChange: (value: string) => void;
}

/** An address of a stream. */
export function UrlInput({ value, onChange }: UrlInputProps) {
  return (
    <Input
      autoCapitalize="none"
      autoComplete="off"
      dir="ltr"
      inputMode="url"
      maxLength={limits.streamUrl}
      onChange={(event) => onChange(event.target.value)}
      placeholder="https://radio.example:8000/live"
      spellCheck={false}
      value={value}
    />
  );
}
