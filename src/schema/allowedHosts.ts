import * as v from 'valibot';
import { fields, list } from './fields.ts';

const hostPattern = /^(https|wss):\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/;
/** A redirect may also pass through plain http or a port. */
const formHostPattern = /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;

function hosts(description: string, pattern = hostPattern) {
  const host = v.pipe(
    v.string('write a host such as https://cdn.example.com'),
    v.regex(pattern, 'write a host such as https://cdn.example.com or https://*.example.com'),
    v.description('A host, such as https://cdn.example.com'),
  );
  return v.optional(v.pipe(list(host), v.description(description)));
}

/** Hosts that tags, widgets and the portal's redirects need beyond the built-in ones. */
export const allowedHosts = v.pipe(
  fields({
    script: hosts('Hosts that scripts may come from'),
    connect: hosts('Hosts that scripts may call'),
    image: hosts('Hosts that pictures and pixels may come from'),
    frame: hosts('Hosts whose pages may be shown in a frame'),
    style: hosts('Hosts that stylesheets may come from'),
    font: hosts('Hosts that fonts may come from'),
    media: hosts('Hosts that audio and video may come from'),
    form: hosts('Hosts that the portal redirects domain searches to', formHostPattern),
  }),
  v.description('More hosts for the security policy, by what comes from them'),
);
