import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage, translate } from './translation.ts'

afterEach(() => setLanguage('en', {}))

describe('translate', () => {
  it('returns the English text with its values filled in', () => {
    expect(translate('Call us at {phone}', { phone: '123' })).toBe('Call us at 123')
  })

  it('leaves a placeholder without a value, so that somebody notices it', () => {
    expect(translate('Call us at {phone}', {})).toBe('Call us at {phone}')
  })

  it('uses a dictionary once it is set, and English where a text is missing', async () => {
    await setLanguage('ta', { 'Call us at {phone}': '{phone} அழைக்கவும்' })
    expect(translate('Call us at {phone}', { phone: '123' })).toBe('123 அழைக்கவும்')
    expect(translate('Login')).toBe('Login')
    expect(document.documentElement.lang).toBe('ta')
  })
})
