export type Reply = Readonly<{ status: number; headers: Readonly<Record<string, string>>; body: string }>

export const json = (value: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

export const plain = (body: string, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
})
