export function pgbouncerSettings(server: URL, port: number): string
