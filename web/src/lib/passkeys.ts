/** Signing in without a password: the browser's part of the ceremony. */
import type { Me, PasskeyInfo, PasskeyOptions } from "../wire";
import { api } from "./api";
import { t } from "./lang.svelte";

type Json = Record<string, unknown>;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** Browsers know passkeys for houses that have a name, not a number. */
export const canPasskey = (): boolean =>
  "PublicKeyCredential" in globalThis && !/^[\d.]+$|:/.test(location.hostname);

/** What the browser says when it breaks off is in its own language, and for nobody. */
async function whole<T>(
  ceremony: Promise<Credential | null>,
  then: (made: PublicKeyCredential) => Promise<T>,
) {
  const made = await ceremony.catch(() => null);
  if (!made) throw new Error(t("passkeys.broken_off"));
  return then(made as PublicKeyCredential);
}

const listed = (given: unknown) =>
  (Array.isArray(given) ? (given as Json[]) : []).map((one) => ({ ...one, id: bytes(String(one.id)) }));

function answered(credential: PublicKeyCredential): Json {
  const response = credential.response;
  const common = {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    clientExtensionResults: credential.getClientExtensionResults(),
  };
  const clientDataJSON = text(response.clientDataJSON);
  if (response instanceof AuthenticatorAttestationResponse)
    return { ...common, response: { clientDataJSON, attestationObject: text(response.attestationObject) } };
  const given = response as AuthenticatorAssertionResponse;
  return {
    ...common,
    response: {
      clientDataJSON,
      authenticatorData: text(given.authenticatorData),
      signature: text(given.signature),
      userHandle: given.userHandle ? text(given.userHandle) : null,
    },
  };
}

export async function addPasskey(name: string): Promise<PasskeyInfo> {
  const { ceremony, options } = await api.post<PasskeyOptions>("/api/me/passkeys/begin");
  const user = options.user as Json;
  const publicKey = {
    ...options,
    challenge: bytes(String(options.challenge)),
    user: { ...user, id: bytes(String(user.id)) },
    excludeCredentials: listed(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  return whole(navigator.credentials.create({ publicKey }), (made) =>
    api.post<PasskeyInfo>("/api/me/passkeys", { ceremony, credential: answered(made), name }),
  );
}

export async function signIn(): Promise<Me> {
  const { ceremony, options } = await api.post<PasskeyOptions>("/api/passkey/begin");
  const publicKey = {
    ...options,
    challenge: bytes(String(options.challenge)),
    allowCredentials: listed(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  return whole(navigator.credentials.get({ publicKey }), (given) =>
    api.post<Me>("/api/passkey", { ceremony, credential: answered(given) }),
  );
}
