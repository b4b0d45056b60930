/** Shows notifications; it intercepts no requests. */
export const pushWorkerPath = '/push-worker.js';

/** Removes service workers that another app left on this origin: they would intercept requests. */
export async function unregisterServiceWorkers({
  serviceWorker: container,
}: {
  readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined;
}): Promise<void> {
  try {
    const registrations = (await container?.getRegistrations()) ?? [];
    await Promise.all(
      registrations.filter((each) => !isOurs(each)).map((registration) => registration.unregister()),
    );
  } catch {
    // Blocked by browser settings: then none is active either.
  }
}

function isOurs({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const worker = active ?? waiting ?? installing;
  return worker !== null && new URL(worker.scriptURL).pathname === pushWorkerPath;
}
