export const pgbouncer: string
export const redis: string
export function postgresFolder(): string | undefined
