/** The password chosen in the first step, only in memory until the page closes. It saves a new member one login. */
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
