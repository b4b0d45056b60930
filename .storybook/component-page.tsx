import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { Guide } from './guide.tsx';

/** The documentation of a component or screen: its first story, its guide, its props, and all other stories. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Guide />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
