export * from './findDevices.ts'
export * from './judgeDevice.ts'
export * from './visitorDevice.ts'
