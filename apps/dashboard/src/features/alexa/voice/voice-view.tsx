import { Card } from '@unmuted/ui/card';
import { Skeleton } from '@unmuted/ui/skeleton';
import { lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { InvocationCard } from '#/features/alexa/voice/invocation-card.tsx';
import { SpeechCard } from '#/features/alexa/voice/speech-card.tsx';

const SimulatorCard = lazySection(
  async () => (await import('#/features/alexa/simulator/simulator-card.tsx')).SimulatorCard,
  <Card className="grid content-start gap-4 p-5">
    <Skeleton height={20} width="55%" />
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <Skeleton height={52} key={row} shape="tile" />
    ))}
  </Card>,
);

/** What listeners say and hear in one locale, beside a conversation with the draft. */
export function VoiceView() {
  return (
    <div className="@container">
      <div className="grid gap-4 md:gap-6 @min-[54rem]:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 content-start gap-4 md:gap-6">
          <InvocationCard />
          <SpeechCard />
        </div>
        <SimulatorCard />
      </div>
    </div>
  );
}
