interface DragOptions {
  /** Where on the target the pointer is, as a fraction of its height. Default 0.75: below the middle. */
  at?: number;
  /** Called over the target, before the drop. */
  over?: () => Promise<void>;
}

const frame = () => new Promise(requestAnimationFrame);

/** Drags one element onto another in a real browser: the events of a mouse, which the browser doesn't send to scripts. */
export async function dragOnto(
  handle: Element,
  target: Element,
  { at = 0.75, over }: DragOptions = {},
): Promise<void> {
  const dataTransfer = new DataTransfer();
  const source = handle.closest('[draggable="true"]') ?? handle;
  const fire = (type: string, element: Element, height: number, on = element) => {
    const box = element.getBoundingClientRect();
    on.dispatchEvent(
      new DragEvent(type, {
        bubbles: true,
        cancelable: true,
        dataTransfer,
        clientX: box.x + box.width / 2,
        clientY: box.y + box.height * height,
      }),
    );
  };
  fire('dragstart', handle, 0.5, source);
  // The library reports in animation frames.
  await frame();
  await frame();
  for (const type of ['dragenter', 'dragover', 'dragover']) {
    fire(type, target, at);
    await frame();
    await frame();
  }
  await over?.();
  fire('drop', target, at);
  fire('dragend', target, at, source);
  await frame();
}
