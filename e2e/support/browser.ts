import { existsSync } from 'node:fs'

/** Debian's Chromium. Without a window the small one draws a third faster; the large one will do. */
export const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const

export const browser = (): string => browsers.find((path) => existsSync(path)) ?? browsers[1]
