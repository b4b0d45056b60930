import { Card } from '@unmuted/ui/card';
import { Skeleton } from '@unmuted/ui/skeleton';

/** The layout of an app while it loads. */
export function AppLoading() {
  return (
    <>
      <Card className="grid grid-cols-5 gap-6 p-5">
        {[0, 1, 2, 3, 4].map((step) => (
          <span className="grid gap-2" key={step}>
            <Skeleton height={24} shape="tile" width={24} />
            <Skeleton width="60%" />
          </span>
        ))}
      </Card>
      <div className="grid gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card className="grid content-start gap-4 p-5">
          <Skeleton height={20} width="55%" />
          <Skeleton height={40} shape="tile" />
          <Skeleton height={40} shape="tile" />
          <Skeleton height={132} shape="tile" />
        </Card>
        <Card className="grid content-start gap-4 p-5">
          <Skeleton height={20} width="55%" />
          <Skeleton height={320} shape="tile" />
        </Card>
      </div>
    </>
  );
}
