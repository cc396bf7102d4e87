import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Remembers what a reply says, and ends a request from before it, whose answer would put the old state back. */
export function putRead(client: QueryClient, queryKey: QueryKey, data: unknown): void {
  void client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, data)
}
