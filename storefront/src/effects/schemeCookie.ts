/** The cookie that keeps a visitor's chosen colour scheme; without it, the device's scheme counts. */
export const schemeCookie = 'scheme'
