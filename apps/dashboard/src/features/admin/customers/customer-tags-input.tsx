import { limits } from '@unmuted/api';
import type { TagsInputProps } from '@unmuted/ui/tags-input';
import { TagsInput } from '#/components/tags-input/tags-input.tsx';

/** Tags of customers. */
export function CustomerTagsInput(props: TagsInputProps) {
  return <TagsInput dir="auto" max={limits.customerTags} maxLength={limits.customerTag} {...props} />;
}
