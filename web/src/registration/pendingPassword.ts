/** The password chosen in the first step, in memory alone: it spares a new member one login, and dies with the page. */
let pending: { bnrId: string; password: string } | undefined

export function rememberPassword(bnrId: string, password: string): void {
  pending = { bnrId, password }
}

export function rememberedPassword(bnrId: string): string | undefined {
  return pending?.bnrId === bnrId ? pending.password : undefined
}

export function forgetPassword(): void {
  pending = undefined
}
