import { type DragEvent, useState } from 'react';

/** Files that are dragged over an element and dropped on it; `isOver` while they are. */
export function useDrop(disabled: boolean, onDrop: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const carriesFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files');
  return {
    isOver,
    dropProps: {
      onDragEnter(event: DragEvent) {
        if (carriesFiles(event)) setOver(true);
      },
      onDragOver(event: DragEvent) {
        if (!carriesFiles(event)) return;
        // Without this the browser would leave the page for the file.
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeave(event: DragEvent) {
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop(event: DragEvent) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onDrop([...event.dataTransfer.files]);
      },
    },
  };
}
