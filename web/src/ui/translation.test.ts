import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage, translate } from './translation.ts'

afterEach(() => setLanguage('en', {}))

describe('translate', () => {
  it('takes the English text as it is and fills in the values', () => {
    expect(translate('Call us at {phone}', { phone: '123' })).toBe('Call us at 123')
  })

  it('leaves a hole that has no value, so that it is noticed', () => {
    expect(translate('Call us at {phone}', {})).toBe('Call us at {phone}')
  })

  it('speaks another language once its dictionary is there, and English where a text is missing', async () => {
    await setLanguage('ta', { 'Call us at {phone}': '{phone} அழைக்கவும்' })
    expect(translate('Call us at {phone}', { phone: '123' })).toBe('123 அழைக்கவும்')
    expect(translate('Login')).toBe('Login')
    expect(document.documentElement.lang).toBe('ta')
  })
})
