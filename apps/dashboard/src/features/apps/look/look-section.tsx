import { ColorsCard } from '#/features/apps/look/colors-card.tsx';
import { IconCard } from '#/features/apps/look/icon-card.tsx';
import { MadeCard } from '#/features/apps/look/made-card.tsx';

/** The picture and the colors of the app. */
export function LookSection() {
  return (
    <>
      <IconCard />
      <MadeCard />
      <ColorsCard />
    </>
  );
}
