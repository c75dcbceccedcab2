import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import type { Device, Size } from "./preview-sizes";

/** Pixels of CSS that a page has on it, upright: those of common phones and tablets. */
const DEVICE_PIXELS: Record<Exclude<Device, "desktop">, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
};
/** Room around a device, in pixels: more above it, where its size stands. */
const ABOVE = 28;
const AROUND = 12;
/** Below that nobody reads a text. What does not fit then is cut, and scrolls. */
const LEAST_FIT = 0.4;

/** A device as it is shown: its pixels, and how much smaller it is drawn so that all of it is seen. */
export interface DeviceFit {
  width: number;
  height: number;
  /** 1 is life-size. */
  fit: number;
}

/** @param room pixels of the place that it is shown in */
export function fitDevice(
  { device, isRotated }: Size,
  room: { width: number; height: number },
): DeviceFit | null {
  if (device === "desktop") return null;
  const upright = DEVICE_PIXELS[device];
  const [width, height] = isRotated
    ? [upright.height, upright.width]
    : [upright.width, upright.height];
  const across = (room.width - 2 * AROUND) / width;
  const down = (room.height - ABOVE - AROUND) / height;
  return { width, height, fit: Math.min(1, Math.max(LEAST_FIT, Math.min(across, down))) };
}

/** The device that is shown, drawn anew as its place becomes larger or smaller. */
export function useDeviceFit(stage: RefObject<HTMLElement>, size: Size): DeviceFit | null {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return fitDevice(size, room);
}

/** What its place says to the style sheet. */
export function fitStyle({ width, height, fit }: DeviceFit): CSSProperties {
  return {
    "--device-width": `${width}px`,
    "--device-height": `${height}px`,
    "--device-fit": fit,
  } as CSSProperties;
}

/** In words, e.g. "390 × 844, 72 %". */
export function describeFit({ width, height, fit }: DeviceFit): string {
  const pixels = `${width} × ${height}`;
  return fit === 1 ? pixels : `${pixels}, ${Math.round(fit * 100)} %`;
}
