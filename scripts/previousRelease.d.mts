export function previousRelease(folder?: string): string | undefined
