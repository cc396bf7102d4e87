/**
 * The parts of zod that the contract's schemas use. They are listed one by one, because all of zod would bring forty
 * languages along.
 */
export {
  array,
  boolean,
  codec,
  coerce,
  custom,
  email,
  enum,
  iso,
  lazy,
  literal,
  number,
  object,
  record,
  strictObject,
  string,
  stringbool,
  union,
  unknown,
  uuid,
} from 'zod'
