export function startPostgres(settings?: readonly string[]): Promise<{ url: string; stop: () => void }>
