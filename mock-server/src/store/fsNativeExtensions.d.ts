/** The part of fs-native-extensions that the store uses; the package has no types. */
declare module 'fs-native-extensions' {
  /** Locks an open file for this process; false if another holds the lock. */
  export function tryLock(fd: number): boolean
}
