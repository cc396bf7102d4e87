type Query = (...sent: readonly unknown[]) => unknown

/** The client of a driver, with `run` called for each query instead. It gets the query of the client and what was sent. */
export function withQueries<Client extends object>(
  client: Client,
  run: (query: Query, sent: readonly unknown[]) => unknown,
): Client {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'query') return value.bind(target)
      const query: Query = (...sent) => value.apply(target, sent)
      return (...sent: readonly unknown[]) => run(query, sent)
    },
  })
}
