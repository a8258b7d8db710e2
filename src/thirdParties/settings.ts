/** What this build loads from other hosts. */
export type ThirdParties = NonNullable<ImportMetaEnv['THIRD_PARTIES']>;
